/**
 * One input opens the rule about a thing: F1 or H while it is pointed at or in focus, or a right click on it. With
 * nothing there, the keys open the rule about the open question, else the book where it was left. F1 closes it again.
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

  const asked = (): string | undefined => {
    const { decision, ui } = table
    return decision && ui?.rules.ofTask(decision.task)
  }
  const wanted = (): string | undefined =>
    ruleAt(openTip.value?.target) ?? rulePointedAt() ?? ruleAt(document.activeElement) ?? asked()

  function heard(event: KeyboardEvent): void {
    const help = event.key === 'F1'
    if (event.repeat || !(help || (event.key.toLowerCase() === 'h' && !busyTyping(event)))) return
    event.preventDefault()
    if (rules.sheet) rules.close()
    else rules.open(wanted())
  }

  /** A right click; a long touch shows the note, which has a button. */
  function pressed(event: MouseEvent): void {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    const paragraph = event.target instanceof Element ? ruleAt(event.target) : undefined
    if (paragraph === undefined) return
    event.preventDefault()
    rules.open(paragraph)
  }

  const openPlace = (): void => rules.openFromAddress()
  onMounted(() => {
    window.addEventListener('keydown', heard)
    window.addEventListener('contextmenu', pressed)
    window.addEventListener('hashchange', openPlace)
  })
  onBeforeUnmount(() => {
    window.removeEventListener('keydown', heard)
    window.removeEventListener('contextmenu', pressed)
    window.removeEventListener('hashchange', openPlace)
  })
}
