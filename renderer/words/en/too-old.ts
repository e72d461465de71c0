/** What the page says by itself where its program does not run. */
export const tooOld =
  'If nothing else appears here, this browser is too old for Caravanserai. It needs Safari 16.4, Chrome or Edge 117, Firefox 128, or a later one.'
