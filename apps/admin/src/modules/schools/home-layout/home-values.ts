import { randomId } from '@mantine/hooks'
import {
  type FullTexts,
  type HomeLayout,
  type HomeSection,
  homeSections,
  type HomeSettings,
  type InputOf,
  type Language,
  pickText,
  type schools,
} from '@titian/contract'
import { fullTexts, isWritten, noTexts } from '../parts/form-texts.ts'

/**
 * The places of adverts: 1 to 3 on the home page (FRM-193), 4 and 5 on the job page, 6 to 8 in the
 * practice area (PRC-086).
 */
export const places = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type Place = (typeof places)[number]

interface PictureValues {
  key: string
  title: FullTexts
  url: string
  image: string | null
  imageUrl: string | null
  active: boolean
}

export interface SlideValues extends PictureValues {
  lead: FullTexts
  action: FullTexts
}

export interface AdvertValues extends PictureValues {
  place: Place
  text: FullTexts
}

export interface DistrictValues {
  key: string
  name: FullTexts
  address: FullTexts
  phone: string
}

export interface HomeValues extends Record<string, unknown> {
  layout: HomeLayout
  /** All sections; the shown ones are in their order. */
  sections: { name: HomeSection; shown: boolean }[]
  banners: SlideValues[]
  /** Adverts of the same place are adjacent. */
  adverts: AdvertValues[]
  districts: DistrictValues[]
}

export const mostSlides = 10
export const mostAdverts = 30
export const mostDistricts = 30

const newPicture = () => ({
  key: randomId(),
  title: noTexts,
  url: '',
  image: null,
  imageUrl: null,
  active: true,
})

export const newSlide = (): SlideValues => ({ ...newPicture(), lead: noTexts, action: noTexts })
export const newAdvert = (place: Place): AdvertValues => ({
  ...newPicture(),
  place,
  text: noTexts,
})

export const newDistrict = (): DistrictValues => ({
  key: randomId(),
  name: noTexts,
  address: noTexts,
  phone: '',
})

function pictureOf(row: HomeSettings['banners'][number] | HomeSettings['adverts'][number]) {
  const { image, imageUrl, active } = row
  return {
    key: randomId(),
    title: fullTexts(row.title),
    url: row.url ?? '',
    image,
    imageUrl,
    active,
  }
}

export function homeValuesOf({
  layout,
  sections,
  banners,
  adverts,
  districts,
}: HomeSettings): HomeValues {
  const hidden = homeSections.filter((name) => !sections.includes(name))
  return {
    layout,
    sections: [
      ...sections.map((name) => ({ name, shown: true })),
      ...hidden.map((name) => ({ name, shown: false })),
    ],
    banners: banners.map((row) => ({
      ...pictureOf(row),
      lead: fullTexts(row.lead),
      action: fullTexts(row.action),
    })),
    adverts: places.flatMap((place) =>
      adverts
        .filter((row) => row.place === place)
        .map((row) => ({ ...pictureOf(row), place, text: fullTexts(row.text) })),
    ),
    districts: districts.map(({ name, address, phone }) => ({
      key: randomId(),
      name: fullTexts(name),
      address: fullTexts(address),
      phone,
    })),
  }
}

export function homeInputOf(
  { layout, sections, banners, adverts, districts }: HomeValues,
  version: number,
): InputOf<typeof schools.saveHome> {
  const plain = <Row extends PictureValues>({ key: _key, url, ...row }: Row) => ({
    ...row,
    url: url.trim() || null,
    // `imageUrl` is the address of the picture for the preview. It is not sent, because the server
    // knows the address of a stored picture.
    imageUrl: null,
  })
  return {
    version,
    layout,
    sections: sections.filter(({ shown }) => shown).map(({ name }) => name),
    banners: banners.map(plain),
    adverts: adverts.map(plain),
    districts: districts.map(({ key: _key, ...row }) => row),
  }
}

/**
 * CNT-086: returns the address at which the student site shows this arrangement, even if it is not
 * saved.
 */
export function previewAddress({ layout, sections }: Pick<HomeValues, 'layout' | 'sections'>) {
  const shown = sections.filter((one) => one.shown).map(({ name }) => name)
  return `/home?${new URLSearchParams({ layout, sections: shown.join('.') }).toString()}`
}

export const isFilledPicture = ({ title, url, image }: PictureValues) =>
  isWritten(title) || url !== '' || image !== null

export const isFilledDistrict = ({ name, address, phone }: DistrictValues) =>
  isWritten(name) || isWritten(address) || phone !== ''

/** Returns the titles in their order, one in each line; hidden ones begin with a dash. */
export function titleLines(rows: readonly PictureValues[], language: Language): string {
  return rows
    .map(({ title, active }) => `${active ? '' : '– '}${pickText(title, language)}`)
    .join('\n')
}
