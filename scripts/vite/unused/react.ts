import {OFF, type Cut, type Cuts} from './cut';

/** Exports of React that neither the shop nor its packages import. */
export const UNUSED_OF_REACT = ['Children', 'PureComponent', 'cloneElement', 'createFactory', 'lazy'];

/** Exports of React's renderer: a document is hydrated, in concurrent mode, and nothing else is rendered. */
export const UNUSED_OF_RENDERER = [
  ...['createPortal', 'createRoot', 'findDOMNode', 'flushSync', 'hydrate', 'render', 'unmountComponentAtNode'],
  ...['unstable_batchedUpdates', 'unstable_renderSubtreeIntoContainer'],
];

const notExported = (name: string): Cut => [`exports.${name}=`, 'void '];

/**
 * Components that wait for something (`Suspense`): what the shop shows later, it keeps in a state (app/client/use-loaded.ts). To the
 * renderer, 13 is such a boundary, 18 one in the document, 19 a list of them, and 22 and 23 are what one hides.
 */
const WAITING: readonly Cut[] = [
  ['case Ea:return a=Bg(13', '', 'pj(c,e,f,b);'],
  // Begun.
  ['case 13:return oj(a,b,c);', ''],
  ['case 19:return xj(a,b,c);case 22:return dj(a,b,c)}', '}'],
  ['case 13:d=b.memoizedState;if(null!==d){if(null!==d.dehydrated)return G(', '', 'return b.lanes=0,dj(a,b,c)'],
  // Interrupted by what is thrown: a promise is an error like any other.
  ['if(null!==k&&"object"===typeof k&&"function"===typeof k.then){', OFF],
  ['else if(I&&h.mode&1){', `else ${OFF}`],
  ['case 13:E(L);a=b.memoizedState;', '', 'case 19:return E(L),null;'],
  ['case 22:case 23:return Hj(),\nnull;case 24:return null;', ''],
  ['case 13:E(L);break;case 19:E(L);break;', ''],
  ['case 22:case 23:Hj()', ''],
  // Completed.
  ['case 13:E(L);d=b.memoizedState;', '', 'null!==b.updateQueue&&(b.flags|=4);S(b);return null;'],
  ['case 19:E(L);f=b.memoizedState;', '', 'case 24:return null;case 25:return null'],
  // Put into the document.
  ['case 18:null!==X&&(', '', 'Kf(X,c.stateNode));break;'],
  ['case 22:c.mode&1?(U=', '', 'Yj(a,b,c);break;'],
  ['case 13:ck(b,a);ek(a);e=a.child;', '', 'case 21:break;'],
  ['if(22===e.tag&&d){', OFF],
  ['case 13:if(null===b.memoizedState){var l=', '', 'bd(q)}}}break;'],
  // Found in the document.
  ['case 13:return b=8!==b.nodeType?', '', 'null,!0):!1;'],
  ['if(13===a.tag){a=a.memoizedState;a=null!==a?a.dehydrated:null;', '', 'yg=\nnull}}else '],
  ['for(a=Mf(a);null!==a;){if(c=a[Of])return c;a=Mf(a)}', ';'],
  // Pressed before it is awake.
  ['13===b){if(b=Wb(c),', '', 'return}}else if('],
  ['13===c){a=Wb(b);if(null!==a)return a;a=null}else if(', ''],
  ['case 13:Rk(function(){var b=ih(a,1)', '', 'il(a,1)'],
  ['Fc=function(a){', 'Fc=function(){};', 'il(a,134217728)}};'],
  ['Gc=function(a){', '', 'il(a,b)}};'],
];

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
    ...WAITING,
    ...FOR_DEVELOPERS,
    // Every browser names keys by the standard.
    ['key:function(a){if(a.key){', 'key:0,', '"Unidentified":""},'],
  ],
};
