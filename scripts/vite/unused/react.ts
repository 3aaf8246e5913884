import {OFF, type Cut, type Cuts} from './cut';

/** Exports of React that neither the shop nor its packages import. */
export const UNUSED_OF_REACT = ['Children', 'PureComponent', 'cloneElement', 'createFactory', 'lazy'];

/** Exports of React's renderer: a document is hydrated, in concurrent mode, and nothing else is rendered. */
export const UNUSED_OF_RENDERER = [
  'createPortal',
  'createRoot',
  'findDOMNode',
  'flushSync',
  'hydrate',
  'render',
  'unmountComponentAtNode',
  'unstable_batchedUpdates',
  'unstable_renderSubtreeIntoContainer',
];

/** Exports of React's scheduler that the renderer does not import. */
const UNUSED_OF_SCHEDULER = [
  'Profiling',
  'continueExecution',
  'forceFrameRate',
  'getFirstCallbackNode',
  'next',
  'pauseExecution',
  'runWithPriority',
  'wrapCallback',
];

const notExported = (name: string): Cut => [`exports.${name}=`, 'void '];

/** What only developers see: their tools, and in which component an error was thrown. */
const FOR_DEVELOPERS: readonly Cut[] = [
  ['if("undefined"!==typeof __REACT_DEVTOOLS_GLOBAL_HOOK__){', OFF],
  ['try{var c="",d=b;do c+=Pa(d)', 'var e="";', 'f.stack}'],
];

/**
 * What extensions and translators have changed before React comes (docs/decisions/212-documents-changed-by-others.md). Elements that
 * are not the page's are passed over and stay, as with React 19. Where the page does not fit even so, the document stays as it
 * is: no event is listened to, and nothing is rendered anew.
 */
const CHANGED_BY_OTHERS: readonly Cut[] = [
  [
    'function Eg(a){',
    'function Eg(a){if(I){for(var b=yg;b&&!Cg(a,b);)b=Lf(b.nextSibling);if(!b)throw Error(p(418))}}function Fg(a)',
    '}function Fg(a)',
  ],
  ['var b;(b=3!==a.tag)&&', 'var b;', 'b=Lf(b.nextSibling)}'],
  [
    'b=1!==b.nodeType||c.toLowerCase()!==b.nodeName.toLowerCase()?null:b;',
    'b=1!==b.nodeType||c.toLowerCase()!==b.nodeName.toLowerCase()||' +
      '["name","rel"].some(c=>(b.getAttribute(c)||"")!=(a.pendingProps[c]||""))?null:b;',
  ],
  [
    'a.current.memoizedState.isDehydrated&&(Kk(a,b).flags|=256);',
    'if(a.current.memoizedState.isDehydrated)return dd=!1,6;',
  ],
  ['if(6===c)throw Error(p(345));', 'if(6===c)return Ck(a,b),Dk(a,B()),null;'],
];

/** Of React and its renderer, built for production. */
export const REACT: Cuts = {
  'react/cjs/react.production.min.js': [
    ...UNUSED_OF_REACT.map(notExported),
    ['takes an object of state variables to update or a function which returns an object of state variables.', ''],
  ],
  'react-dom/cjs/react-dom.production.min.js': [
    ...UNUSED_OF_RENDERER.map(notExported),
    ...FOR_DEVELOPERS,
    ...CHANGED_BY_OTHERS,
    // The number of an error and the address of its text are enough.
    [
      ' for the full message or use the non-minified dev environment for full errors and additional helpful warnings.',
      '',
    ],
    // Every browser names keys by the standard.
    ['key:function(a){if(a.key){', 'key:0,', '"Unidentified":""},'],
  ],
  'scheduler/cjs/scheduler.production.min.js': [
    ...UNUSED_OF_SCHEDULER.map((name) => notExported(`unstable_${name}`)),
    // Nothing reads it.
    ['"undefined"!==typeof navigator&&void 0!==navigator.scheduling', '', 'navigator.scheduling);'],
  ],
};
