/** Where the tabs of a small screen lie, for what floats over the table and must not cover them. */
export const tabsId = 'phone-tabs'

/** The room between each edge of the window and what may be covered, in px: beyond the tabs where there are any. */
export function roomRound(margin: number): Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>> {
  const tabs = document.getElementById(tabsId)?.getBoundingClientRect()
  const room = { top: margin, right: margin, bottom: margin, left: margin }
  if (!tabs || tabs.height === 0) return room
  return tabs.width > tabs.height
    ? { ...room, bottom: window.innerHeight - tabs.top + margin }
    : { ...room, right: window.innerWidth - tabs.left + margin }
}
