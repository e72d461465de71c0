/**
 * Writes a text to the clipboard. Resolves with false where that is not possible: pages served over plain HTTP have no
 * access to it, and a browser may refuse.
 */
export async function copyText(text: string): Promise<boolean> {
  // Undefined outside secure contexts, although its type does not say so.
  const clipboard = navigator.clipboard as Clipboard | undefined
  try {
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    return false
  }
}
