import {type Capability, envelope} from './profile';

/** What a tool answers: its structured content. */
export type ToolAnswer = Readonly<Record<string, unknown>>;

/** Why a tool could do nothing, for the agent to tell its person. */
type ToolRefusal = {
  readonly code: 'not_found' | 'out_of_stock' | 'invalid';
  readonly content: string;
};

/** Returns the answer of a tool that could do nothing: an outcome, no error of the transport. */
export function refusal({code, content}: ToolRefusal, ...capabilities: readonly Capability[]): ToolAnswer {
  return {
    ucp: envelope('error', ...capabilities),
    messages: [{type: 'error', code, content, severity: 'unrecoverable'}],
  };
}
