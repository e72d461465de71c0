/** The portraits of this game's characters, by their ids. */
import type { Component } from 'vue'
import { fetchedPortrait } from '../../../../art/portraits/more'

export const portraits: Readonly<Record<string, Component>> = {
  'abha-basu': fetchedPortrait(() => import('./AbhaBasu.vue')),
  'de-wu': fetchedPortrait(() => import('./DeWu.vue')),
  'filippo-vitello': fetchedPortrait(() => import('./FilippoVitello.vue')),
  'gantulga-od': fetchedPortrait(() => import('./GantulgaOd.vue')),
  'isabella-donati': fetchedPortrait(() => import('./IsabellaDonati.vue')),
  'mailin-and-tian-chin': fetchedPortrait(() => import('./MailinAndTianChin.vue')),
  'mongke-khan': fetchedPortrait(() => import('./MongkeKhan.vue'))
}
