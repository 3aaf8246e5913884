import {useEffect, useState} from 'react';

/**
 * Returns a part of the page that is fetched when it is wanted, and `null` until it is there. Where it does not arrive
 * the page goes on without it, and the next wish tries again.
 * @param load a constant function, such as `() => import('./Panel')` outside of the component
 */
export function useLoaded<Part>(load: () => Promise<Part>, wanted: boolean): Part | null {
  const [part, setPart] = useState<{readonly value: Part} | null>(null);
  useEffect(() => {
    if (!wanted || part) return;
    let current = true;
    load().then(
      (value) => {
        if (current) setPart({value});
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [load, wanted, part]);
  return part?.value ?? null;
}
