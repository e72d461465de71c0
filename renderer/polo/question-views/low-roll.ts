/** How much a roll is short of the lowest sum without compensation, for the question that pays for it. */
export const lowRollOf = (
  task: object | undefined,
  least: number
): { readonly short: number; readonly least: number } => ({
  short: task && 'count' in task && typeof task.count === 'number' ? task.count : 0,
  least
})
