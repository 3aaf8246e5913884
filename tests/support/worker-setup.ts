// The pool for workerd does not carry Vite's `define` over.
Object.assign(globalThis, {__BUILD_ID__: 'test'});
