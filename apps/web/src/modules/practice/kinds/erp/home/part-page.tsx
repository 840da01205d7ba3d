import { Navigate, useParams } from '@tanstack/react-router'
import { type ComponentType, lazy } from 'react'
import { paths } from '../../../../../app/paths.ts'
import { type ErpPart, erpParts, practiceLinks } from '../../../links.ts'
import { ErpRunOf } from './erp-run.tsx'
import type { ErpPageProps } from '../parts/page-props.ts'

const pages: Record<ErpPart, ComponentType<ErpPageProps>> = {
  inbox: lazy(async () => ({
    default: (await import('../erp-documents/inbox-page.tsx')).InboxPage,
  })),
  documents: lazy(async () => ({
    default: (await import('../erp-documents/documents-page.tsx')).DocumentsPage,
  })),
  document: lazy(async () => ({
    default: (await import('../erp-documents/document-page.tsx')).DocumentPage,
  })),
  new: lazy(async () => ({ default: (await import('../erp-documents/new-page.tsx')).NewPage })),
  cards: lazy(async () => ({ default: (await import('../cards/cards-page.tsx')).CardsPage })),
  card: lazy(async () => ({ default: (await import('../cards/card-page.tsx')).CardPage })),
  books: lazy(async () => ({ default: (await import('../erp-books/books-page.tsx')).BooksPage })),
  partners: lazy(async () => ({
    default: (await import('../erp-books/master/partners-page.tsx')).PartnersPage,
  })),
  items: lazy(async () => ({
    default: (await import('../erp-books/master/items-page.tsx')).ItemsPage,
  })),
  import: lazy(async () => ({
    default: (await import('../erp-books/import-page.tsx')).ImportPage,
  })),
}

const isPart = (part: string): part is ErpPart => erpParts.some((one) => one === part)

/** PRC-042: one page of the books. An unknown page redirects to the process map. */
export function ErpPartPage() {
  const { sign, part } = useParams({ from: paths.erpPart })
  if (!isPart(part)) return <Navigate {...practiceLinks.run(sign, 'erp')} replace />
  return <ErpRunOf key={part} sign={sign} Page={pages[part]} />
}
