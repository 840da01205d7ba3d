import { Box } from '@mantine/core'
import type { HomeLayout, HomeSection } from '@titian/contract'
import { lazy, memo, Suspense } from 'react'
import { whenUsed } from '@titian/site'
import { Hero } from './hero.tsx'

// Loaded lazily: these sections are below the first screen.
const LazySections = lazy(() =>
  whenUsed()
    .then(() => import('./lower-sections.tsx'))
    .then(({ LowerSections: part }) => ({ default: part })),
)

interface ArrangedSections {
  layout: HomeLayout
  sections: readonly HomeSection[]
}

/**
 * Memoised. If the sections rendered again before their code has loaded, the server-rendered
 * sections would disappear for that time.
 */
const LowerSections = memo(function LowerSections({
  layout,
  listed,
}: {
  layout: HomeLayout
  /**
   * The names of the sections, joined by dots. Two equal strings are the same value for `memo`, but
   * two equal lists are not.
   */
  listed: string
}) {
  return (
    // The empty space keeps the footer out of view until the sections have loaded.
    <Suspense fallback={<Box mih="100vh" />}>
      <LazySections layout={layout} sections={listed.split('.') as HomeSection[]} />
    </Suspense>
  )
})

/** FRM-136: the sections of the home page in the school's order. */
export function HomeSections({
  layout,
  sections,
  title,
}: ArrangedSections & {
  /** The heading, for the case that no slide has one. */
  title: string
}) {
  const opens = sections[0] === 'carousel'
  return (
    // The header overlays only the picture of the carousel.
    <Box pt={opens ? undefined : 'var(--header)'}>
      {sections.includes('carousel') ? null : <h1 className="visually-hidden">{title}</h1>}
      {opens ? <Hero layout={layout} adverts={sections.includes('adverts')} /> : null}
      <LowerSections layout={layout} listed={sections.join('.')} />
    </Box>
  )
}
