import type { ReactNode } from 'react'
import type { Item } from '../item.ts'
import type { ItemKind } from '../item-kind.ts'
import * as editors from './editors.ts'
import type { KindEditorProps } from '../parts/kind-editor.ts'

/** What `edit.tsx` of a kind exports. Methods, since each is called with questions of its own kind only. */
interface KindEditing {
  Editor(props: KindEditorProps<Item>): ReactNode
  /** Where a change of the stem changes more than the stem. */
  changeStem?(item: Item, stem: string): Item
  /** Puts the mark of the kind into the stem, in place of what is selected. Its button is `edit.addMark`. */
  insertMark?(stem: string, from: number, to: number): string
}

const byKind: Record<ItemKind, KindEditing> = editors

export const editingOf = (kind: ItemKind): KindEditing => byKind[kind]
