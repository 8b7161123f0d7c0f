import { replaceable } from '@vitrin/theme-kit'
import { ProductCard as Own } from '../components/product-card'

export const ProductCard = replaceable('ProductCard', Own)
