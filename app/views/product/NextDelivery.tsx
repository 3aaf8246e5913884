import {useEffect, useState} from 'react';

import {nextDeliveryDay} from '../../client/next-delivery';
import {onFirstInteraction} from '../../client/on-first-interaction';
import {nextDeliveryPath} from '../../config/paths';
import type {Day} from '../../domain/delivery';
import {useFormat, useLanguage, useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';

/**
 * A subscriber's shorter way: the coffee joins what comes next anyway. The page is the same for everybody and lies in the
 * edge cache, so the day is asked for by script, once somebody uses the page; the link leads there without it too.
 */
export function NextDelivery({handle}: {readonly handle: string}) {
  const translate = useTranslate();
  const language = useLanguage();
  const format = useFormat();
  const [day, setDay] = useState<Day | null>(null);
  useEffect(() => onFirstInteraction(() => void nextDeliveryDay(language).then(setDay)), [language]);
  return (
    <TextLink href={nextDeliveryPath(language, handle)} variant="standalone">
      {day === null
        ? translate('product:nextDelivery.link')
        : translate('product:nextDelivery.on', {date: format.date(day)})}
    </TextLink>
  );
}
