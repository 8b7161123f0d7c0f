import type { CatalogueProduct, ConfigurableChild } from '@vitrin/catalog'
import type { ProductOption } from '@vitrin/kernel'
import type { MadeToMeasureModel } from '@vitrin/made-to-measure'

/**
 * The path of the picture that an order keeps of a piece: the gallery's picture of the chosen finish and glass,
 * otherwise the variant's or the product's own.
 */
export function pictureOfPiece(
  product: PicturedProduct,
  child: Pick<ConfigurableChild, 'image' | 'color'> | undefined,
  option: ProductOption | undefined,
): string | undefined {
  const chosen: Chosen = {
    ...chosenValues(product, option),
    color: child?.color == null ? undefined : String(child.color),
  }
  const shown = product.media_gallery?.find(
    ({ shows, vid }) => shows && !vid && ['color', 'glass'].every((code) => shows[code] === chosen[code]),
  )
  return [shown?.image, child?.image, product.image].find(isPicture)
}

interface PicturedProduct extends Pick<CatalogueProduct, 'image' | 'media_gallery'> {
  readonly made_to_measure?: Pick<MadeToMeasureModel, 'choices'>
}

type Chosen = Readonly<Record<string, string | undefined>>

/** Choice of the model → chosen value; the first value unless the shopper chose another. */
function chosenValues({ made_to_measure: model }: PicturedProduct, option: ProductOption | undefined): Chosen {
  const chosen = option?.extension_attributes.custom_options ?? []
  return Object.fromEntries(
    (model?.choices ?? []).map(({ code, option_id, values }) => {
      const picked = chosen.find((custom) => custom.option_id === String(option_id))?.option_value
      return [code, (values.find(({ option_type_id }) => String(option_type_id) === picked) ?? values[0])?.id]
    }),
  )
}

function isPicture(path: string | null | undefined): path is string {
  return Boolean(path) && path !== 'no_selection'
}
