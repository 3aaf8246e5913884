import {useEffect, useReducer, type FocusEvent} from 'react';

import {MENU_BEFORE_SCRIPT, menuReducer, type MenuState} from '../../domain/menu';

/**
 * Panels below links, each with a button that opens it, as in the ARIA practices' disclosure navigation with top-level
 * links; under the pointer they open by style. Escape closes both kinds wherever the focus is (WCAG 2.2, 1.4.13).
 * @param path of the page: following a link closes the panel that it stands in
 */
export function useDisclosures(path: string) {
  const [state, tell]: [MenuState, (event: Parameters<typeof menuReducer>[1]) => void] = useReducer(
    menuReducer,
    MENU_BEFORE_SCRIPT,
  );
  useEffect(() => {
    tell({type: 'page', focused: document.activeElement?.closest('[data-item]')?.getAttribute('data-item') ?? null});
  }, [path]);
  useEffect(() => {
    const onKey = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const focused = document.activeElement;
      const item = focused?.closest('[data-item]');
      // From inside a panel the focus goes back to what opens it.
      if (focused?.parentElement !== item) item?.querySelector('button')?.focus();
      tell({type: 'escape'});
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const welcome = () => tell({type: 'pointer'});
  return {
    state,
    toggle: (id: string) => tell({type: 'toggle', id}),
    listeners: {
      onPointerEnter: welcome,
      onPointerLeave: welcome,
      onBlur: ({currentTarget, relatedTarget}: FocusEvent) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        tell({type: 'leave'});
      },
    },
  };
}
