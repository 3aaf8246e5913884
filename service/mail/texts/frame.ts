import {COMPANY} from '../../config/company';
import type {Language} from '../../config/language';

const {name, legalName, address, phone, email, register} = COMPANY;
const {monday, otherDays} = COMPANY.careHours;
const COMPANY_LINE = `${legalName}, ${address.street}, ${address.postalCode} ${address.city}`;
const COUNTRY = new Intl.DisplayNames(['en-GB'], {type: 'region'}).of(address.country) ?? address.country;
const DIRECTORS = COMPANY.managingDirectors.join(', ');

/** The texts below every mail. The imprint is that of a business letter, § 35a GmbHG. */
export const FRAME_TEXTS: Readonly<
  Record<Language, {readonly signature: string; readonly reason: string; readonly imprint: string}>
> = {
  de: {
    signature: `Viele Grüße\nDein Team von ${name}`,
    reason: 'Du bekommst diese E-Mail, weil diese Adresse in unserem Shop angegeben wurde.',
    imprint: [
      COMPANY_LINE,
      `Sitz ${register.seat}, ${register.court.de}, ${register.number}, Geschäftsführung: ${DIRECTORS}`,
      `Telefon ${phone.display}, ${email}`,
      `Montag ${monday.opens}–${monday.closes} Uhr, Dienstag bis Freitag ${otherDays.opens}–${otherDays.closes} Uhr`,
    ].join('\n'),
  },
  en: {
    signature: `Best wishes\nThe ${name} team`,
    reason: 'You’re getting this e-mail because this address was entered in our shop.',
    imprint: [
      `${COMPANY_LINE}, ${COUNTRY}`,
      `Registered office ${register.seat}, ${register.court.en}, ${register.number}, managing directors: ${DIRECTORS}`,
      `Phone ${phone.display}, ${email}`,
      `Monday ${monday.opens}–${monday.closes}, Tuesday to Friday ${otherDays.opens}–${otherDays.closes} (German time)`,
    ].join('\n'),
  },
};
