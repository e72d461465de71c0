export const tooOld =
  'Wenn hier sonst nichts erscheint, ist dieser Browser zu alt für Caravanserai. Nötig ist Safari 16.4, Chrome oder Edge 117, Firefox 128 oder ein neuerer.'
