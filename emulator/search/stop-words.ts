import type {IndexLanguage} from '../../contracts/indexing/indices';

const words = (text: string): readonly string[] => text.split(/\s+/);

/** Words that `removeStopWords` takes out of a query: the commonest of the lists that the service names. */
export const STOP_WORDS: Readonly<Record<IndexLanguage, readonly string[]>> = {
  de: words(
    `aber als am an auch auf aus bei bin bis bist da dadurch daher darum das dass dein deine dem den der des deshalb
    dessen die dies dieser dieses doch dort du durch ein eine einem einen einer eines er es euer eure für hatte hatten
    hattest hattet hätte hätten hier hinter ich ihr ihre im in ist ja jede jedem jeden jeder jedes jener jenes jetzt kann kannst
    können könnt machen mein meine mit muss müssen musst nach nachdem nein nicht nun oder seid sein seine sich sie sind
    soll sollen sollst sollt sonst soweit sowie und unser unsere unter vom von vor wann warum was weiter weitere wenn
    wer werde werden werdet weshalb wie wieder wieso wir wird wirst wo woher wohin zu zum zur über`,
  ),
  en: words(
    `a about above after again against all am an and any are as at be because been before being below between both but
    by cannot could did do does doing down during each few for from further had has have having he her here hers
    herself him himself his how i if in into is it its itself me more most my myself no nor not of off on once only or
    other ought our ours ourselves out over own same she should so some such than that the their theirs them themselves
    then there these they this those through to too under until up very was we were what when where which while who
    whom why with would you your yours yourself yourselves`,
  ),
};
