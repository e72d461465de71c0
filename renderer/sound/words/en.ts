/** Movement and sound in the settings, in English. */
export const en = {
  motion: {
    title: 'How much moves',
    kinds: { system: 'As the system says', full: 'Full', reduced: 'Reduced' },
    note: 'Reduced: nothing flies or walks. What has changed is outlined for two seconds.'
  },
  sound: {
    title: 'Sound',
    on: 'Sound on',
    pieces: 'Pieces',
    notices: 'Your turn and notices',
    percent: (volume: number): string => (volume === 0 ? 'silent' : `${volume}%`)
  }
}
