/** The registry of interfaces: the only file of the page that imports games. */
import type { Component } from 'vue'
import { expeditionUi } from './expedition'
import type { GameUi } from './types'
import { voyagesUi } from './voyages'
import Atlas from './voyages/atlas/Atlas.vue'

export const interfaces: readonly GameUi[] = [voyagesUi, expeditionUi]

/** The interface of the game with this id, if there is one. */
export const uiById = (id: string): GameUi | undefined => interfaces.find((ui) => ui.id === id)

/** The picture behind home and the invitation. */
export const cover: Component = Atlas
