import {useEffect, useState, type FocusEvent} from 'react';

type Disclosures = {
  /** Whether a script is at work: until then the keyboard's focus opens the panels. */
  readonly scripted: boolean;
  /** The id of the element (marked `data-item`) whose panel its button has opened. */
  readonly expanded: string | null;
  /** Whether panels stay away although the pointer is there, because Escape was pressed or a link was followed. */
  readonly dismissed: boolean;
};

const AT_REST: Disclosures = {scripted: true, expanded: null, dismissed: false};

/**
 * Panels below links, each with a button that opens it, as in the ARIA practices' disclosure navigation with top-level
 * links; under the pointer they open by style. Escape closes both kinds wherever the focus is (WCAG 2.2, 1.4.13).
 * What the focus had opened before the script was at work stays open.
 * @param path of the page: following a link closes the panel that it stands in
 */
export function useDisclosures(path: string) {
  const [state, setState] = useState<Disclosures>({...AT_REST, scripted: false});
  useEffect(() => {
    setState(({scripted}) =>
      scripted
        ? {...AT_REST, dismissed: true}
        : {...AT_REST, expanded: document.activeElement?.closest('[data-item]')?.id ?? null},
    );
  }, [path]);
  useEffect(() => {
    const onKey = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      document.activeElement?.closest('[data-panel]')?.parentElement?.querySelector('button')?.focus();
      setState((current) => ({...current, expanded: null, dismissed: true}));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const welcome = () => setState((current) => (current.dismissed ? {...current, dismissed: false} : current));
  return {
    ...state,
    toggle: (id: string) => {
      setState((current) => ({...current, expanded: current.expanded === id ? null : id, dismissed: false}));
    },
    listeners: {
      onPointerEnter: welcome,
      onPointerLeave: welcome,
      onBlur: ({currentTarget, relatedTarget}: FocusEvent) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setState((current) => (current.expanded === null ? current : {...current, expanded: null}));
      },
    },
  };
}
