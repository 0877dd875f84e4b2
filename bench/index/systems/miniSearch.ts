import MiniSearch from 'minisearch';

import { type Build, fieldsOf } from './system.ts';

/** MiniSearch as its documentation suggests for forgiving search: boosts, prefixes, fuzzy matching. */
export const miniSearch: Build = (items) => {
  const index = new MiniSearch({ fields: ['name', 'description', 'tags', 'skills'], idField: 'id' });
  index.addAll(items.map((item) => ({ id: item.id, ...fieldsOf(item) })));
  return Promise.resolve({
    name: 'MiniSearch',
    search: (query) =>
      Promise.resolve(
        index
          .search(query, { boost: { name: 2 }, prefix: (term) => term.length > 3, fuzzy: 0.2 })
          .slice(0, 10)
          .map(({ id }) => String(id)),
      ),
  });
};
