/** The longest wait for the fonts, in milliseconds: on a slow network the page is first shown in fallback fonts. */
const patience = 1000

/** Loads the fonts before the first screen, so that it does not reflow later. Never rejects. */
export async function fetchFonts(): Promise<void> {
  const all = Promise.allSettled([...document.fonts].map((face) => face.load()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))])
}
