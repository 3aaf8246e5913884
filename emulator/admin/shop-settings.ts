import * as z from 'zod';
import type {Field} from '../storefront/field';
import {withArguments} from '../storefront/field';
import {gid} from '../storefront/gid';
import {nodesOf, ordered, refused, settingsOf} from './kept-settings';
import type {AdminScope} from './scope';

const access = z.strictObject({storefront: z.enum(['NONE', 'PUBLIC_READ'])});
const definitionName = {ownerType: z.string(), namespace: z.string(), key: z.string()};

const localeSchema = z.strictObject({locale: z.string(), primary: z.boolean(), published: z.boolean()});
const metafieldSchema = z.strictObject({...definitionName, type: z.string(), access});
const webhookSchema = z.strictObject({topic: z.string(), uri: z.url(), includeFields: z.array(z.string())});
/** A new shop has its first language, and nothing else. */
const NEW_SHOP = [{locale: 'de', primary: true, published: true}];

/**
 * Returns the operations on languages, definitions of metafields and webhooks, which are stored and returned and change
 * nothing else: the shop is bilingual, and its webhooks are sent; but one that was deleted is sent again when it is
 * made again. Source: https://shopify.dev/docs/api/admin-graphql/2026-04
 */
export function shopSettingOperations(scope: AdminScope): Readonly<Record<string, Field>> {
  return {...languageOperations(scope), ...metafieldDefinitionOperations(scope), ...webhookOperations(scope)};
}

function languageOperations(scope: AdminScope): Readonly<Record<string, Field>> {
  const settings = settingsOf(scope, 'language', localeSchema);
  const all = async () => {
    const made = await settings.list();
    return [...NEW_SHOP.filter(({locale}) => made.every((other) => other.locale !== locale)), ...made];
  };
  return {
    shopLocales: withArguments({published: z.literal(false)}, all),
    shopLocaleEnable: withArguments({locale: z.string()}, async ({locale}) => {
      if ((await all()).some((known) => known.locale === locale)) return refused('TAKEN', ['locale']);
      return settings.put(locale, {locale, primary: false, published: false});
    }),
    shopLocaleUpdate: withArguments(
      {locale: z.string(), shopLocale: z.strictObject({published: z.boolean()})},
      async ({locale, shopLocale}) => {
        const known = (await all()).find((each) => each.locale === locale);
        return known === undefined ? refused('INVALID', ['locale']) : settings.put(locale, {...known, ...shopLocale});
      },
    ),
  };
}

function metafieldDefinitionOperations(scope: AdminScope): Readonly<Record<string, Field>> {
  const settings = settingsOf(scope, 'metafield', metafieldSchema);
  type Named = Pick<z.output<typeof metafieldSchema>, 'ownerType' | 'namespace' | 'key'>;
  const find = async (wanted: Named) =>
    (await settings.list()).find((each) => keyOfDefinition(each) === keyOfDefinition(wanted));
  const keyOfDefinition = ({ownerType, namespace, key}: Named) => `${ownerType} ${namespace}.${key}`;
  const created = metafieldSchema.extend({
    name: z.string(),
    pin: z.literal(false),
    useAsCollectionCondition: z.literal(false),
  });
  const updated = z.strictObject({...definitionName, access, useAsCollectionCondition: z.literal(false)});
  return {
    metafieldDefinitions: withArguments(
      {...ordered, ownerType: z.string(), pinnedStatus: z.literal('ANY')},
      async ({ownerType, ...args}) => {
        const found = (await settings.list()).filter((each) => each.ownerType === ownerType);
        return nodesOf(
          found.map(({type, ...each}) => ({...each, type: {name: type}})),
          args,
        );
      },
    ),
    metafieldDefinitionCreate: withArguments({definition: created}, async ({definition}) => {
      const {ownerType, namespace, key, type, access: given} = definition;
      if ((await find(definition)) !== undefined) return refused('TAKEN', ['definition', 'key']);
      return settings.put(keyOfDefinition(definition), {ownerType, namespace, key, type, access: given});
    }),
    metafieldDefinitionUpdate: withArguments({definition: updated}, async ({definition}) => {
      const known = await find(definition);
      if (known === undefined) return refused('NOT_FOUND', ['definition']);
      return settings.put(keyOfDefinition(known), {...known, access: definition.access});
    }),
  };
}

function webhookOperations(scope: AdminScope): Readonly<Record<string, Field>> {
  const settings = settingsOf(scope, 'webhook', webhookSchema);
  const input = z.strictObject({uri: z.url(), format: z.literal('JSON'), includeFields: z.array(z.string())});
  const idOf = (index: number) => gid('WebhookSubscription', index + 1);
  return {
    webhookSubscriptions: withArguments(ordered, async (args) =>
      nodesOf(
        (await settings.list()).map((each, index) => ({...each, id: idOf(index)})),
        args,
      ),
    ),
    webhookSubscriptionCreate: withArguments(
      {topic: z.string(), webhookSubscription: input},
      ({topic, webhookSubscription: {uri, includeFields}}) =>
        settings.put(`${topic} ${uri}`, {topic, uri, includeFields}),
    ),
    webhookSubscriptionUpdate: withArguments({id: z.string(), webhookSubscription: input}, async (given) => {
      const known = (await settings.list()).find((_, index) => idOf(index) === given.id);
      if (known === undefined) return refused('INVALID', ['id']);
      const {includeFields} = given.webhookSubscription;
      return settings.put(`${known.topic} ${known.uri}`, {...known, includeFields});
    }),
  };
}
