/**
 * Opens the rule about a piece: F1 or H while it is pointed at or focused, or a right click on it. If no piece is, the keys
 * open the rule about the current decision, else the book where it was last open. The keys also close the book again.
 */
import { onBeforeUnmount, onMounted } from 'vue'
import { useTable } from '../../stores/table'
import { openTip } from '../../kit/tips/tips'
import { busyTyping } from '../../kit/use-shortcuts'
import { ruleAt, rulePointedAt } from '../../kit/rules/rule-attribute'
import { useRules } from '../../stores/rules'

export function useRuleKeys(): void {
  const rules = useRules()
  const table = useTable()

  const ruleOfDecision = (): string | undefined => {
    const { decision, ui } = table
    return decision && ui?.rules.ofTask(decision.task)
  }
  const ruleToOpen = (): string | undefined =>
    ruleAt(openTip.value?.target) ?? rulePointedAt() ?? ruleAt(document.activeElement) ?? ruleOfDecision()

  function onKeydown(event: KeyboardEvent): void {
    const help = event.key === 'F1'
    if (event.repeat || !(help || (event.key.toLowerCase() === 'h' && !busyTyping(event)))) return
    event.preventDefault()
    if (rules.sheet) rules.close()
    else rules.open(ruleToOpen())
  }

  /** A right click. A long touch is ignored: it shows the tip, which has a button for the rule. */
  function onContextMenu(event: MouseEvent): void {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    const paragraph = event.target instanceof Element ? ruleAt(event.target) : undefined
    if (paragraph === undefined) return
    event.preventDefault()
    rules.open(paragraph)
  }

  const openPlace = (): void => rules.openFromAddress()
  onMounted(() => {
    window.addEventListener('keydown', onKeydown)
    window.addEventListener('contextmenu', onContextMenu)
    window.addEventListener('hashchange', openPlace)
  })
  onBeforeUnmount(() => {
    window.removeEventListener('keydown', onKeydown)
    window.removeEventListener('contextmenu', onContextMenu)
    window.removeEventListener('hashchange', openPlace)
  })
}
