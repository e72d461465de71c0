// The shortest possible pack, one space a line: line 4 is the start, line 12 the stage city, line 20 the last space.

/** The lines of its text. */
export const linesOfPack: readonly string[] = [
  '{',
  '"caravanPack": 1, "game": "expedition", "name": "Short road", "author": "A friend",',
  '"track": { "spaces": [',
  '{ "name": "Begin", "terrain": "port", "kind": "start" },',
  '{ "name": "Sands", "terrain": "desert", "requirement": "one-good" },',
  '{ "name": "Wells", "terrain": "desert", "requirement": "one-good" },',
  '{ "name": "Inn", "terrain": "town", "requirement": "three-identical-goods" },',
  '{ "name": "Gate", "terrain": "town", "requirement": "one-good" },',
  '{ "name": "Ford", "terrain": "steppe", "requirement": "two-drivers", "chest": 1 },',
  '{ "name": "Stones", "terrain": "steppe", "requirement": "one-good", "scoring": 1 },',
  '{ "name": "Pass", "terrain": "mountains", "requirement": "three-of-one-colour", "scoring": 2 },',
  '{ "name": "Half", "terrain": "city", "kind": "stage-city", "requirement": "four-different-goods", "scoring": 3 },',
  '{ "name": "Grass", "terrain": "steppe", "requirement": "one-good" },',
  '{ "name": "Reeds", "terrain": "steppe", "requirement": "two-drivers" },',
  '{ "name": "Market", "terrain": "town", "requirement": "one-good", "chest": 3 },',
  '{ "name": "Bridge", "terrain": "town", "requirement": "three-identical-goods", "chest": 2 },',
  '{ "name": "Salt", "terrain": "desert", "requirement": "one-good" },',
  '{ "name": "Wall", "terrain": "mountains", "requirement": "five-colours" },',
  '{ "name": "Garden", "terrain": "town", "requirement": "one-good", "scoring": 3 },',
  '{ "name": "End", "terrain": "city", "kind": "final-city", "requirement": "four-different-goods", "scoring": 4 }',
  '] }',
  '}'
]

/** The names of its spaces, in order. */
export const roadOfPack = linesOfPack.flatMap((line) => /"name": "([^"]+)", "terrain"/.exec(line)?.[1] ?? [])

/** The pack's text with some lines (from 1) replaced. */
export const changed = (lines: Readonly<Record<number, string>>): string =>
  linesOfPack.map((line, i) => lines[i + 1] ?? line).join('\n')
