import {contentDocuments} from '../seed/cms/documents';
import {assetDocuments} from './assets';
import type {AssetPlace} from './assets';
import type {ChangedRow} from './cms-object';
import {readDocument} from './json';
import type {Document} from './json';

const fresh = new Map<string, ReadonlyMap<string, Document>>();

/** Returns all documents by the order of their ids: the seed's with what editors changed, and the assets. */
export function datasetWith(
  {isEmptied, changed}: {readonly isEmptied: boolean; readonly changed: readonly ChangedRow[]},
  place: AssetPlace,
): readonly Document[] {
  const base = isEmptied ? new Map<string, Document>() : freshDataset(place);
  if (changed.length === 0) return [...base.values()];
  const documents = new Map(base);
  for (const {id, body} of changed) {
    if (body === null) documents.delete(id);
    else documents.set(id, readDocument(body));
  }
  return [...documents.values()].sort(byId);
}

/** What there is before anybody changed anything; made once per place. */
function freshDataset(place: AssetPlace): ReadonlyMap<string, Document> {
  const key = `${place.origin}/${place.projectId}/${place.dataset}`;
  const known = fresh.get(key);
  if (known !== undefined) return known;
  const made = byIds([...contentDocuments().values(), ...assetDocuments(place)]);
  fresh.set(key, made);
  return made;
}

function byIds(documents: readonly Document[]): ReadonlyMap<string, Document> {
  return new Map([...documents].sort(byId).map((document) => [document._id, document]));
}

function byId(a: Document, b: Document): number {
  return a._id < b._id ? -1 : 1;
}
