import type {Page} from '@playwright/test';

/**
 * Finds what cannot be seen where the system sets all colours: controls without words, picture or border, the chosen of several on the
 * ground of the others, layers over the page without an edge, and controls without a sign of the focus.
 */
export const unseen = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;
    const isSeen = (element: Element) =>
      element.checkVisibility({opacityProperty: true, visibilityProperty: true}) && element.clientWidth > 1;
    const hasLine = (style: CSSStyleDeclaration) =>
      (style.borderBlockStartStyle !== 'none' && parseFloat(style.borderBlockStartWidth) > 0) ||
      (style.borderBlockEndStyle !== 'none' && parseFloat(style.borderBlockEndWidth) > 0) ||
      (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0);
    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
    const controls = seen('a[href], button, summary, input, select, textarea');

    const bare = controls.filter((control) => {
      const isNative = control.matches('[type=checkbox], [type=radio]');
      const isDrawn = control.querySelector('svg, img') !== null || control.textContent.trim() !== '';
      return !isNative && !isDrawn && !hasLine(getComputedStyle(control)) && !hasBorderAround(control);
    });
    /** A field whose frame is the box around it. */
    function hasBorderAround(control: Element) {
      return control.parentElement !== null && hasLine(getComputedStyle(control.parentElement));
    }

    const CLEAR = 'rgba(0, 0, 0, 0)';
    /** What an element stands on. */
    const ground = (element: Element): string => {
      const own = getComputedStyle(element).backgroundColor;
      return own === CLEAR && element.parentElement ? ground(element.parentElement) : own;
    };
    const boxOf = (element: Element) => (element.matches('input') ? (element.closest('label') ?? element) : element);
    const chosen = [
      ...seen('[aria-current]:not(nav ol [aria-current]), [aria-pressed=true], [aria-selected=true]'),
      ...[...document.querySelectorAll('[type=radio]:checked')].filter(
        (radio) => getComputedStyle(radio).opacity === '0' && isSeen(boxOf(radio)),
      ),
    ].map(boxOf);
    const bodyGround = ground(document.body);
    const alike = chosen.filter((box) => ground(box) === bodyGround);

    const layers = seen('body *').filter((element) => {
      const {position, zIndex, backgroundColor} = getComputedStyle(element);
      const lies =
        element.matches('dialog[open]') || (position !== 'static' && position !== 'relative' && zIndex !== 'auto');
      const {width, height} = element.getBoundingClientRect();
      // A layer over the whole window needs no edge.
      const isWhole = width >= innerWidth && height >= innerHeight;
      return lies && backgroundColor.startsWith('rgb(') && width > 48 && height > 32 && !isWhole;
    });
    const edgeless = layers.filter((layer) => !hasLine(getComputedStyle(layer)));

    const isMarked = (control: Element) =>
      [control, control.closest('label'), control.parentElement, control.parentElement?.parentElement]
        .flatMap((element) => (element ? [getComputedStyle(element), getComputedStyle(element, '::after')] : []))
        .some(({outlineStyle, outlineWidth}) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
    const before = document.activeElement;
    const unmarked = controls.filter((control) => {
      // The cart button opens what lies over it; the arrow keys lead to what Tab does not.
      if (!(control instanceof HTMLElement) || control.matches('[data-cart-link], :disabled, [tabindex="-1"]'))
        return false;
      const options = {preventScroll: true, focusVisible: true};
      control.blur();
      control.focus(options);
      return document.activeElement === control && !isMarked(control);
    });
    if (before instanceof HTMLElement) before.focus({preventScroll: true});

    return [
      ...bare.map((control) => `nothing to be seen: ${nameOf(control)}`),
      ...alike.map((box) => `chosen, on the ground of the others: ${nameOf(box)}`),
      ...edgeless.map((layer) => `no edge: ${nameOf(layer)} ${layer.className}`),
      ...unmarked.map((control) => `no sign of the focus: ${nameOf(control)}`),
    ];
  });
