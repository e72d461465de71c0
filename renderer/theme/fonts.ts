/** Longest wait for the typefaces, in milliseconds: a slow network shows the page in the browser's own until they come. */
const patience = 1000

/** Fetches the typefaces of the page, so that no line wraps anew, and no button moves, after it is seen. Never rejects. */
export async function fetchFonts(): Promise<void> {
  const all = Promise.allSettled([...document.fonts].map((face) => face.load()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))])
}
