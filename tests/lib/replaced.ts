/** Records of a content table, with the one of this id changed. */
export const replaced = <T extends { readonly id: string }>(
  records: readonly T[],
  id: string,
  change: (record: T) => T
): readonly T[] => records.map((record) => (record.id === id ? change(record) : record))
