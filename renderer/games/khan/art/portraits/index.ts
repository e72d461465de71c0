/** The portraits of this game's characters, by their ids. */
import type { Component } from 'vue'
import AbhaBasu from './AbhaBasu.vue'
import DeWu from './DeWu.vue'
import FilippoVitello from './FilippoVitello.vue'
import GantulgaOd from './GantulgaOd.vue'
import IsabellaDonati from './IsabellaDonati.vue'
import MailinAndTianChin from './MailinAndTianChin.vue'
import MongkeKhan from './MongkeKhan.vue'

export const portraits: Readonly<Record<string, Component>> = {
  'abha-basu': AbhaBasu,
  'de-wu': DeWu,
  'filippo-vitello': FilippoVitello,
  'gantulga-od': GantulgaOd,
  'isabella-donati': IsabellaDonati,
  'mailin-and-tian-chin': MailinAndTianChin,
  'mongke-khan': MongkeKhan
}
