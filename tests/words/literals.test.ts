/** There are no user-visible texts outside the catalogues (T-25): in templates, attributes and scripts of the page. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { inScript, inTemplate, scriptOf } from './literals'

const renderer = resolve(import.meta.dirname, '../../renderer')
/** Files to skip: catalogues, generated files, and the gallery for artists. */
const left = /(^|\/)(words|en|fr|de)\/|(^|\/)(en|fr|de)\.ts$|\.generated\.ts$|^gallery\//

const files = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(vue|ts)$/.test(file) && !left.test(file))
  .map((file) => [file, readFileSync(resolve(renderer, file), 'utf8')] as const)

const listed = (found: readonly { readonly line: number; readonly text: string }[], file: string): string[] =>
  found.map(({ line, text }) => `${file}:${line} ${text}`)

test('no template contains a text', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(
    files
      .filter(([file]) => file.endsWith('.vue'))
      .flatMap(([file, source]) => listed(inTemplate(source), file))
  ).toEqual([])
})

test('the scan finds what it looks for', () => {
  const found = inTemplate(`<template>
    <p :title="open ? 'Close the door' : words.open">Hello <b aria-label="Go">{{ done ? 'All done' : words.more }}</b></p>
  </template>`)
  expect(found.map(({ line, text }) => `${line} ${text}`)).toEqual([
    '2 Close the door',
    '2 Hello',
    '2 aria-label="Go"',
    '2 All done'
  ])
  expect(
    inScript("const a = 'Nobody is here.'; if (key === 'Enter') throw new Error('No such key.')")
  ).toEqual([{ line: 1, text: 'Nobody is here.' }])
})

test('no script contains a text', () => {
  const found = files.flatMap(([file, source]) =>
    listed(inScript(file.endsWith('.vue') ? scriptOf(source) : source), file)
  )
  expect(found, 'texts belong in a folder of words (docs/words.md)').toEqual([])
})

test('no label is joined to its text by a colon that is set the English way', () => {
  const joint = /\}: (?:\$\{|`)|\}\}: (?:\{\{|<)/
  const found = files.flatMap(([file, source]) =>
    source.split('\n').flatMap((text, at) => (joint.test(text) ? [`${file}:${at + 1} ${text.trim()}`] : []))
  )
  expect(found, 'use labelled()').toEqual([])
})
