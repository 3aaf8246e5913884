/**
 * The provinces and counties of the countries whose addresses name one, with the code that the platform asks for
 * (`zoneCode`): ISO 3166-2 without the country, but for Portugal, as in https://github.com/Shopify/worldwide. A zone is its
 * code and its names, the local one first.
 */
export const ZONES: Readonly<Partial<Record<string, string>>> = {
  ES: `C A Coruña/La Coruña; VI Álava/Araba; AB Albacete; A Alicante/Alacant; AL Almería; O Asturias/Principado de Asturias;
    AV Ávila; BA Badajoz; PM Balears/Baleares/Illes Balears/Islas Baleares/Balearen/Mallorca; B Barcelona; BU Burgos;
    CC Cáceres; CA Cádiz; S Cantabria/Kantabrien; CS Castellón/Castelló; CE Ceuta; CR Ciudad Real; CO Córdoba; CU Cuenca;
    GI Girona/Gerona; GR Granada; GU Guadalajara; SS Guipúzcoa/Gipuzkoa; H Huelva; HU Huesca; J Jaén; LO La Rioja;
    GC Las Palmas; LE León; L Lleida/Lérida; LU Lugo; M Madrid/Comunidad de Madrid; MA Málaga; ML Melilla;
    MU Murcia/Región de Murcia; NA Navarra/Nafarroa; OR Ourense/Orense; P Palencia; PO Pontevedra; SA Salamanca;
    TF Santa Cruz de Tenerife/Teneriffa/Tenerife; SG Segovia; SE Sevilla/Seville; SO Soria; T Tarragona; TE Teruel;
    TO Toledo; V Valencia/València; VA Valladolid; BI Vizcaya/Bizkaia; ZA Zamora; Z Zaragoza/Saragossa`,
  IE: `CW Carlow; CN Cavan; CE Clare; CO Cork; DL Donegal; D Dublin; G Galway; KY Kerry; KE Kildare; KK Kilkenny; LS Laois;
    LM Leitrim; LK Limerick; LD Longford; LH Louth; MO Mayo; MH Meath; MN Monaghan; OY Offaly; RN Roscommon; SO Sligo;
    TA Tipperary; WD Waterford; WH Westmeath; WX Wexford; WW Wicklow`,
  IT: `AG Agrigento; AL Alessandria; AN Ancona; AO Aosta/Valle d'Aosta; AR Arezzo; AP Ascoli Piceno; AT Asti; AV Avellino;
    BA Bari; BT Barletta-Andria-Trani; BL Belluno; BN Benevento; BG Bergamo; BI Biella; BO Bologna;
    BZ Bolzano/Bozen/Südtirol/Alto Adige; BS Brescia; BR Brindisi; CA Cagliari; CL Caltanissetta; CB Campobasso;
    CI Carbonia-Iglesias; CE Caserta; CT Catania; CZ Catanzaro; CH Chieti; CO Como; CS Cosenza; CR Cremona; KR Crotone;
    CN Cuneo; EN Enna; FM Fermo; FE Ferrara; FI Firenze/Florenz/Florence; FG Foggia; FC Forlì-Cesena; FR Frosinone;
    GE Genova/Genua/Genoa; GO Gorizia; GR Grosseto; IM Imperia; IS Isernia; AQ L'Aquila; SP La Spezia; LT Latina; LE Lecce;
    LC Lecco; LI Livorno; LO Lodi; LU Lucca; MC Macerata; MN Mantova/Mantua; MS Massa-Carrara; MT Matera;
    VS Medio Campidano; ME Messina; MI Milano/Mailand/Milan; MO Modena; MB Monza e Brianza; NA Napoli/Neapel/Naples;
    NO Novara; NU Nuoro; OG Ogliastra; OT Olbia-Tempio; OR Oristano; PD Padova/Padua; PA Palermo; PR Parma; PV Pavia;
    PG Perugia; PU Pesaro e Urbino; PE Pescara; PC Piacenza; PI Pisa; PT Pistoia; PN Pordenone; PZ Potenza; PO Prato;
    RG Ragusa; RA Ravenna; RC Reggio Calabria; RE Reggio Emilia; RI Rieti; RN Rimini; RM Roma/Rom/Rome; RO Rovigo;
    SA Salerno; SS Sassari; SV Savona; SI Siena; SR Siracusa/Syrakus; SO Sondrio; TA Taranto; TE Teramo; TR Terni;
    TO Torino/Turin; TP Trapani; TN Trento/Trient; TV Treviso; TS Trieste/Triest; UD Udine; VA Varese;
    VE Venezia/Venedig/Venice; VB Verbano-Cusio-Ossola; VC Vercelli; VR Verona; VV Vibo Valentia; VI Vicenza; VT Viterbo`,
  PT: `PT-20 Açores/Azoren/Azores; PT-01 Aveiro; PT-02 Beja; PT-03 Braga; PT-04 Bragança; PT-05 Castelo Branco;
    PT-06 Coimbra; PT-07 Évora; PT-08 Faro; PT-09 Guarda; PT-10 Leiria; PT-11 Lisboa/Lissabon/Lisbon; PT-30 Madeira;
    PT-12 Portalegre; PT-13 Porto/Oporto; PT-14 Santarém; PT-15 Setúbal; PT-16 Viana do Castelo; PT-17 Vila Real; PT-18 Viseu`,
  RO: `AB Alba; AR Arad; AG Argeș; BC Bacău; BH Bihor; BN Bistrița-Năsăud; BT Botoșani; BV Brașov/Kronstadt; BR Brăila;
    B București/Bukarest/Bucharest; BZ Buzău; CL Călărași; CS Caraș-Severin; CJ Cluj/Klausenburg; CT Constanța; CV Covasna;
    DB Dâmbovița; DJ Dolj; GL Galați; GR Giurgiu; GJ Gorj; HR Harghita; HD Hunedoara; IS Iași; IL Ialomița; IF Ilfov;
    MM Maramureș; MH Mehedinți; MS Mureș; NT Neamț; OT Olt; PH Prahova; SJ Sălaj; SM Satu Mare; SB Sibiu/Hermannstadt;
    SV Suceava; TR Teleorman; TM Timiș; TL Tulcea; VL Vâlcea; VS Vaslui; VN Vrancea`,
};
