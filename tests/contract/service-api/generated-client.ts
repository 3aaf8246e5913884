import Ajv from 'ajv/dist/2020';
import * as z from 'zod';
import type {Answer, RunningServices} from './start-services';

const contentSchema = z.object({'application/json': z.object({schema: z.looseObject({})})}).partial();
const operationSchema = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.union([z.object({name: z.string(), in: z.enum(['path', 'query'])}), z.object({$ref: z.string()})]),
  ),
  requestBody: z.object({content: contentSchema}).optional(),
  responses: z.record(z.string(), z.object({content: contentSchema.optional()})),
});
const documentSchema = z.looseObject({paths: z.record(z.string(), z.record(z.string(), operationSchema))});

type Input = {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Calls an operation by its id. */
export type Client = (operationId: string, input?: Input) => Promise<Answer>;

/**
 * Makes a client from an OpenAPI document: addresses, bearers and bodies are what the document says.
 *
 * @param tokens the bearers by the names of their security schemes
 * @param used gets the id of each operation that was answered with success
 * @throws {Error} on a body, a status or an answer that the document does not allow
 */
export function clientOf(
  document: unknown,
  send: RunningServices['send'],
  tokens: Readonly<Record<string, string>>,
  used: Set<string>,
): Client {
  const {paths} = documentSchema.parse(document);
  const ajv = new Ajv({strict: false, validateFormats: false});
  ajv.addSchema({...documentSchema.parse(document), $id: 'document'});
  const check = (what: string, schema: object | undefined, value: unknown) => {
    if (schema === undefined) return;
    const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
    if (ajv.validate(z.looseObject({}).parse(JSON.parse(text)), value)) return;
    throw new Error(`${what} is not as documented: ${ajv.errorsText()} in ${JSON.stringify(value)}`);
  };
  return async (operationId, {path = {}, query = {}, body, headers = {}} = {}) => {
    const found = Object.entries(paths)
      .flatMap(([template, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({template, method, operation})),
      )
      .find(({operation}) => operation.operationId === operationId);
    if (found === undefined) throw new Error(`The document has no operation ${operationId}`);
    const {template, method, operation} = found;
    check(`The body of ${operationId}`, operation.requestBody?.content['application/json']?.schema, body);
    const target = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
    const bearer = operation.security.flatMap((scheme) => Object.keys(scheme)).map((name) => tokens[name])[0];
    const answer = await send(search === '' ? target : `${target}?${search}`, {
      method: method.toUpperCase(),
      headers: {
        ...(bearer === undefined ? {} : {Authorization: `Bearer ${bearer}`}),
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(body === undefined ? {} : {body: JSON.stringify(body)}),
    });
    const documented = operation.responses[answer.status];
    if (documented === undefined) throw new Error(`${operationId} answered with ${answer.status}: ${answer.text}`);
    const schema = documented.content?.['application/json']?.schema;
    if (schema !== undefined) check(`The answer of ${operationId}`, schema, JSON.parse(answer.text));
    if (answer.status < 300) used.add(operationId);
    return answer;
  };
}
