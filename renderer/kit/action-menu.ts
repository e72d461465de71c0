/** What a menu of actions shows. */
import type { IconName } from '../art/icons'

/** An entry of the menu; `grave` marks an action that cannot be undone. */
export interface Action {
  readonly icon: IconName
  readonly name: string
  readonly press: () => void
  readonly grave?: boolean
  /** Shown as a number behind the name, which says it, too. */
  readonly unread?: number
  /** The key that does the same. */
  readonly hotkey?: string
}

/** The menu and the button that opens it. */
export interface ActionMenuProps {
  items: readonly Action[]
  /** The accessible name of the button. */
  name: string
  icon?: IconName | undefined
  look?: 'plain' | 'wood'
  /** Selector of the element that the menu is teleported to. */
  to?: string | undefined
  /** Items are high enough for a thumb. */
  tall?: boolean
  /** Shown as a number on the button. */
  unread?: number | undefined
  /** The name is written below the icon. */
  named?: boolean
}
