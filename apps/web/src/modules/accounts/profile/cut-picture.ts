/** A square of the picture, in its own pixels. */
export interface Square {
  x: number
  y: number
  width: number
  height: number
}

const side = 512

function draw(image: CanvasImageSource, { x, y, width, height }: Square): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.drawImage(image, x, y, width, height, 0, 0, side, side)
  return canvas
}

/** Whether this browser can draw the file; its name and type alone promise nothing. */
export async function isPicture(file: Blob): Promise<boolean> {
  try {
    const image = await createImageBitmap(file)
    image.close()
    return true
  } catch {
    return false
  }
}

/** The square alone, as a JPEG of 512 px; nothing else of the picture leaves the browser. */
export async function cutPicture(file: Blob, square: Square): Promise<File> {
  const image = await createImageBitmap(file)
  const canvas = draw(image, square)
  image.close()
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  )
  if (!blob) throw new Error('This browser cannot write a JPEG.')
  return new File([blob], 'portrait.jpg', { type: blob.type })
}
