import 'react';

/** What browsers tell assistants of a form (https://webmachinelearning.github.io/webmcp/). */
declare module 'react' {
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    readonly toolname?: string | undefined;
    readonly tooldescription?: string | undefined;
  }

  interface InputHTMLAttributes<T> extends HTMLAttributes<T> {
    readonly toolparamdescription?: string | undefined;
  }
}

declare global {
  interface SubmitEvent {
    /** Whether an assistant has filled in the form; missing where the browser has no tools. */
    readonly agentInvoked?: boolean;
  }
}
