import {Hono} from 'hono';
import * as z from 'zod';
import type {StorefrontEnv} from '../storefront/env';
import {businessProfile} from './profile';
import {namesAgent, TOOLS} from './tools';

const MCP_VERSION = '2025-06-18';
/** Error codes of JSON-RPC 2.0, and the protocol's own for an agent's profile. */
const CODES = {parse: -32700, request: -32600, method: -32601, params: -32602, profile: -32001} as const;

const requestSchema = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string(),
  params: z.looseObject({}).default({}),
});
type RpcRequest = z.output<typeof requestSchema>;
const callSchema = z.looseObject({name: z.string(), arguments: z.unknown()});

/** The platform's door for agents: what the shop can do, and the tools to do it with. */
export const ucp = new Hono<{readonly Bindings: StorefrontEnv}>();

ucp.get('/.well-known/ucp', (c) => {
  c.header('Cache-Control', 'public, max-age=3600');
  return c.json(businessProfile(c.env));
});

ucp.post('/api/ucp/mcp', async (c) => {
  c.header('Cache-Control', 'no-store');
  const body: unknown = await c.req.json().catch(() => undefined);
  if (body === undefined) return c.json(failure(null, 'parse', 'Parse error'), 400);
  const request = requestSchema.safeParse(body);
  if (!request.success) return c.json(failure(null, 'request', 'Invalid request'), 400);
  const {id = null, method} = request.data;
  if (method.startsWith('notifications/')) return c.body(null, 202);
  if (id === null) return c.json(failure(null, 'request', 'Invalid request'), 400);
  const answer = await answerOf(request.data, c.env);
  if ('failure' in answer) return c.json(failure(id, answer.failure, answer.message), answer.status);
  return c.json({jsonrpc: '2.0', id, result: answer.result});
});

ucp.all('/api/ucp/mcp', (c) => c.json(failure(null, 'request', 'Method not allowed'), 405, {Allow: 'POST'}));

type Answer =
  | {readonly result: unknown}
  | {readonly failure: keyof typeof CODES; readonly message: string; readonly status: 200 | 400};

async function answerOf({method, params}: RpcRequest, env: StorefrontEnv): Promise<Answer> {
  switch (method) {
    case 'initialize':
      return {
        result: {
          protocolVersion: MCP_VERSION,
          capabilities: {tools: {}},
          serverInfo: {name: 'universal-commerce', version: '1.0.0'},
        },
      };
    case 'ping':
      return {result: {}};
    case 'tools/list':
      return {result: {tools: Object.entries(TOOLS).map(described)}};
    case 'tools/call':
      return call(params, env);
    default:
      return {failure: 'method', message: `Method not found: ${method}`, status: 200};
  }
}

function described([name, {description, input, isReadOnly}]: [string, (typeof TOOLS)[string]]) {
  const inputSchema = z.toJSONSchema(input, {io: 'input'});
  return {name, description, inputSchema, annotations: {readOnlyHint: isReadOnly}};
}

async function call(params: RpcRequest['params'], env: StorefrontEnv): Promise<Answer> {
  const parsed = callSchema.safeParse(params);
  const tool = parsed.success ? TOOLS[parsed.data.name] : undefined;
  if (!parsed.success || tool === undefined) return {failure: 'params', message: 'Unknown tool', status: 200};
  if (!namesAgent(parsed.data.arguments)) {
    return {failure: 'profile', message: 'meta.ucp-agent.profile is missing or no https URL', status: 400};
  }
  const structuredContent = await tool.call(parsed.data.arguments, env);
  if (structuredContent === null) return {failure: 'params', message: 'Invalid arguments', status: 200};
  const content = [{type: 'text', text: JSON.stringify(structuredContent)}];
  return {result: {content, structuredContent, isError: false}};
}

function failure(id: string | number | null, code: keyof typeof CODES, message: string) {
  return {jsonrpc: '2.0', id, error: {code: CODES[code], message}};
}
