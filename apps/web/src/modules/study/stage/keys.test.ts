import { expect, it } from 'vitest'
import { keyAct, type KeyPlace } from './keys.ts'

const press = (
  key: string,
  modifiers: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {},
) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...modifiers,
})
const page: KeyPlace = { typing: false, control: false, inPlayer: false }
const all = [
  'k',
  ' ',
  'm',
  'c',
  'f',
  'i',
  'j',
  'l',
  '<',
  '>',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
]

it('[CRS-112] keys play, seek, and change volume, captions and full screen', () => {
  const player = { ...page, inPlayer: true }
  expect(all.map((key) => keyAct(press(key), player)?.kind)).toEqual([
    'playOrPause',
    'playOrPause',
    'mute',
    'captions',
    'fullScreen',
    'smallWindow',
    'jump',
    'jump',
    'speed',
    'speed',
    'jump',
    'jump',
    'volume',
    'volume',
  ])
  expect(keyAct(press('K'), player)?.kind).toBe('playOrPause')
})

it('[CRS-112] keys are ignored while the user types', () => {
  for (const key of all)
    expect(keyAct(press(key), { typing: true, control: true, inPlayer: true })).toBeNull()
})

it('keys of the browser and of other controls are ignored', () => {
  for (const key of all) expect(keyAct(press(key, { ctrlKey: true }), page)).toBeNull()
  expect(keyAct(press(' '), { ...page, control: true })).toBeNull()
  expect(keyAct(press('ArrowRight'), { ...page, control: true })).toBeNull()
  expect(keyAct(press('ArrowDown'), page)).toBeNull()
  expect(keyAct(press('Tab'), page)).toBeNull()
})

it('[CRS-147] single letters work only while the focus is in the player', () => {
  const letters = all.filter((key) => key.length === 1 && key !== ' ')
  for (const key of letters) {
    expect(keyAct(press(key), page), key).toBeNull()
    expect(keyAct(press(key), { ...page, control: true }), key).toBeNull()
    expect(keyAct(press(key), { ...page, control: true, inPlayer: true }), key).not.toBeNull()
  }
})

it('[CRS-202] keys open notes and help, and jump to tenths of the video', () => {
  const inside = { typing: false, control: false, inPlayer: true }
  const none = { ctrlKey: false, altKey: false, metaKey: false }
  expect(keyAct({ key: 'n', ...none }, inside)).toEqual({ kind: 'note' })
  expect(keyAct({ key: '?', ...none }, inside)).toEqual({ kind: 'help' })
  expect(keyAct({ key: '7', ...none }, inside)).toEqual({ kind: 'tenth', of: 7 })
  expect(keyAct({ key: '7', ...none }, { ...inside, inPlayer: false })).toBeNull()
})
