import {useEffect, useRef, useState, useSyncExternalStore, type RefObject} from 'react';

const never = () => () => undefined;

/**
 * Brings a box into view that comes up on a page, and again with each new `news` in it; `null` is none. What the document
 * came with stays where it is: a page that is read, or pressed, when it awakes must not move.
 * @returns for the box
 */
export function useBroughtIntoView(news: unknown): RefObject<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [cameWith] = useState(isHydrating ? {news} : null);
  useEffect(() => {
    if (news === null || news === cameWith?.news) return;
    box.current?.scrollIntoView({block: 'nearest'});
  }, [cameWith, news]);
  return box;
}
