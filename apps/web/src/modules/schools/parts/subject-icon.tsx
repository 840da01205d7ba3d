import {
  IconBook2,
  IconBuildingSkyscraper,
  IconBuildingStore,
  IconCalculator,
  IconCamera,
  IconChartBar,
  IconCode,
  IconCoffee,
  IconHorseToy,
  IconLanguage,
  IconPalette,
  IconTruckDelivery,
  IconWorldDollar,
} from '@tabler/icons-react'

/** The icons for subjects; an unknown name shows a book. */
const icons = {
  'building-skyscraper': IconBuildingSkyscraper,
  'building-store': IconBuildingStore,
  calculator: IconCalculator,
  camera: IconCamera,
  'chart-bar': IconChartBar,
  code: IconCode,
  coffee: IconCoffee,
  'horse-toy': IconHorseToy,
  language: IconLanguage,
  palette: IconPalette,
  'truck-delivery': IconTruckDelivery,
  'world-dollar': IconWorldDollar,
} as const

const isKnown = (name: string): name is keyof typeof icons => name in icons

export function SubjectIcon({ name }: { name: string | null }) {
  const Icon = name !== null && isKnown(name) ? icons[name] : IconBook2
  return <Icon size={24} stroke={1.75} aria-hidden />
}
