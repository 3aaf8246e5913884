import * as z from 'zod';
import type {Customer} from '../../accounts/customer';
import {EMAIL} from '../../shared/email';
import {withArguments} from '../field';
import type {Field, Source} from '../field';
import type {Scope} from '../scope';
import {customerFields} from './customer';

const PASSWORD_MIN = 5;
const PASSWORD_MAX = 40;

const input = z.strictObject({
  email: z.string(),
  password: z.string(),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  phone: z.string().nullish(),
  acceptsMarketing: z.boolean().nullish(),
});
type Input = z.output<typeof input>;
type Problem = {readonly code: string; readonly field: keyof Input; readonly message: string};

/** Returns the mutations of customers, each under its name: the classic accounts' only one that makes somebody. */
export function customerMutations(scope: Scope): Readonly<Record<string, Field>> {
  return {customerCreate: withArguments({input}, (args) => createCustomer(args.input, scope))};
}

async function createCustomer(given: Input, scope: Scope): Promise<Source> {
  const {email, firstName = null, lastName = null, phone = null, acceptsMarketing} = given;
  const problems = problemsOf(given);
  if (problems.length > 0) return payload(null, problems);
  const customer = await scope.createCustomer({email, firstName, lastName, phone});
  if (customer === null)
    return payload(null, [{code: 'TAKEN', field: 'email', message: 'Email has already been taken'}]);
  return payload(customerSource(customer, acceptsMarketing === true), []);
}

function problemsOf({email, password, firstName, lastName}: Input): Problem[] {
  const problems: Problem[] = [];
  const refuse = (isWrong: boolean, code: string, field: keyof Input, message: string) => {
    if (isWrong) problems.push({code, field, message});
  };
  refuse(!EMAIL.test(email.trim()), 'INVALID', 'email', 'Email is invalid');
  refuse(
    password.length < PASSWORD_MIN,
    'TOO_SHORT',
    'password',
    `Password is too short (minimum is ${PASSWORD_MIN} characters)`,
  );
  refuse(
    password.length > PASSWORD_MAX,
    'TOO_LONG',
    'password',
    `Password is too long (maximum is ${PASSWORD_MAX} characters)`,
  );
  const isPadded = password !== password.trim();
  refuse(isPadded, 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', 'password', 'Password starts or ends with whitespace');
  for (const [field, name] of [
    ['firstName', firstName],
    ['lastName', lastName],
  ] as const) {
    refuse(/<[^>]*>/.test(name ?? ''), 'CONTAINS_HTML_TAGS', field, 'Name cannot contain HTML tags');
    refuse(/https?:\/\//i.test(name ?? ''), 'CONTAINS_URL', field, 'Name cannot contain URL');
  }
  return problems;
}

function payload(customer: Source | null, problems: readonly Problem[]): Source {
  const errors = problems.map(({code, field, message}) => ({code, field: ['input', field], message}));
  return {
    customer,
    customerUserErrors: errors.map((error) => ({__typename: 'CustomerUserError', ...error})),
    userErrors: errors.map(({field, message}) => ({__typename: 'UserError', field, message})),
  };
}

/** A `Customer` who is new: nothing was ordered, and whether mail is welcome is told but not kept. */
function customerSource(customer: Customer, acceptsMarketing: boolean): Source {
  const {phone, tags} = customer;
  const createdAt = new Date(customer.createdAt).toISOString();
  const own = {phone, acceptsMarketing, tags, numberOfOrders: '0', createdAt, updatedAt: createdAt};
  return {...customerFields(customer), ...own};
}
