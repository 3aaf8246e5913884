import {useEffect, useState} from 'react';

/**
 * Returns a module or value that is loaded once `wanted` is true; `null` until then. If loading fails, the page works
 * without it and the next change of `wanted` to true tries again.
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
