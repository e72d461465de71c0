export const tooOld =
  'Si rien d’autre n’apparaît ici, ce navigateur est trop ancien pour Caravanserai. Il faut Safari 16.4, Chrome ou Edge 117, Firefox 128, ou une version plus récente.'
