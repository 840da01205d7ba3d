import { tableEditing, goToNextCell, addRowAfter } from '@tiptap/pm/tables'
import { Extension, Node } from '@tiptap/react'

const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
})
const spans = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // The table library requires this attribute, although the columns of a text have no widths.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
})

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: spans,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  // The library finds tables in any schema by these roles.
  extendNodeSchema: ({ name }) => (name in roles ? { tableRole: roles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
})

const keys = Extension.create({
  name: 'tableKeys',
  addKeyboardShortcuts() {
    const { editor } = this
    const go = (direction: 1 | -1) => goToNextCell(direction)(editor.state, editor.view.dispatch)
    return {
      Tab: () => {
        if (!editor.isActive('table')) return false
        return go(1) || (addRowAfter(editor.state, editor.view.dispatch) && go(1))
      },
      'Shift-Tab': () => editor.isActive('table') && go(-1),
    }
  },
})

const cellOf = (type: string) => ({ type, content: [{ type: 'paragraph' }] })
const rowOf = (type: string) => ({
  type: 'tableRow',
  content: [cellOf(type), cellOf(type), cellOf(type)],
})

/** The table that is inserted: three columns, a header and two rows. */
export const emptyTable = {
  type: 'table',
  content: [rowOf('tableHeader'), rowOf('tableCell'), rowOf('tableCell')],
}

/** Tables as the server keeps them (TCH-153). */
export const tables = [table, row, cell('tableHeader', 'th'), cell('tableCell', 'td'), keys]
