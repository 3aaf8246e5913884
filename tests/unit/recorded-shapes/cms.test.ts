import * as z from 'zod';

import {createCmsGateway} from '../../../app/services/cms/gateway.server';
import {freshCalls} from '../../../app/services/service-calls.fixture';
import {describeRecorded} from '../../support/recorded';

const ask = () =>
  createCmsGateway({
    origin: 'https://cms.example',
    projectId: 'project',
    dataset: 'production',
    calls: freshCalls(),
    report: () => undefined,
  }).query(z.object({title: z.string()}), '*[_type == "page"][0]', {});

describeRecorded('cms', {
  query: {ask, makes: {value: {title: 'Versand'}}},
  'query-without-tags': {ask, makes: {value: {title: 'Versand'}}},
  'query-parse-error': {ask, makes: {failure: 'malformed'}},
  'query-error': {ask, makes: {failure: 'malformed'}},
  forbidden: {ask, makes: {failure: 'malformed'}},
  unavailable: {ask, makes: {failure: 'status'}},
});
