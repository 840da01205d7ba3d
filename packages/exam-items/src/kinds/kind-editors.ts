import type { ReactNode } from 'react'
import type { Item } from '../item.ts'
import type { ItemKind } from '../item-kind.ts'
import * as editors from './editors.ts'
import type { KindEditorProps } from '../parts/kind-editor.ts'

/**
 * The exports of `edit.tsx` of a kind. They are declared as methods, because TypeScript then
 * accepts functions that take only questions of one kind; the caller finds the kind first.
 */
interface KindEditing {
  Editor(props: KindEditorProps<Item>): ReactNode
  /** Present if a change of the stem also changes other fields. */
  changeStem?(item: Item, stem: string): Item
  /**
   * Replaces the selected text of the stem by the mark of the kind. The button for this is
   * `edit.addMark`.
   */
  insertMark?(stem: string, from: number, to: number): string
}

const byKind: Record<ItemKind, KindEditing> = editors

export const editingOf = (kind: ItemKind): KindEditing => byKind[kind]
