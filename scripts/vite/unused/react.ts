import {OFF, type Cut, type Cuts} from './cut';

/** Exports of React that neither the shop nor its packages import. */
export const UNUSED_OF_REACT = ['Children', 'PureComponent', 'cloneElement', 'createFactory', 'lazy'];

/** Exports of React's renderer: a document is hydrated, in concurrent mode, and nothing else is rendered. */
export const UNUSED_OF_RENDERER = [
  ...['createPortal', 'createRoot', 'findDOMNode', 'flushSync', 'hydrate', 'render', 'unmountComponentAtNode'],
  ...['unstable_batchedUpdates', 'unstable_renderSubtreeIntoContainer'],
];

const notExported = (name: string): Cut => [`exports.${name}=`, 'void '];

/** What only developers see: their tools, and in which component an error was thrown. */
const FOR_DEVELOPERS: readonly Cut[] = [
  ['if("undefined"!==typeof __REACT_DEVTOOLS_GLOBAL_HOOK__){', OFF],
  ['try{var c="",d=b;do c+=Pa(d)', 'var e="";', 'f.stack}'],
];

/** Of React and its renderer, built for production. */
export const REACT: Cuts = {
  'react/cjs/react.production.min.js': UNUSED_OF_REACT.map(notExported),
  'react-dom/cjs/react-dom.production.min.js': [
    ...UNUSED_OF_RENDERER.map(notExported),
    ...FOR_DEVELOPERS,
    // Every browser names keys by the standard.
    ['key:function(a){if(a.key){', 'key:0,', '"Unidentified":""},'],
  ],
};
