/** The fields that the client asks for in its default configuration, and those that it leaves out. */

const fields = (names: string): readonly string[] => names.trim().split(/\s+/)

export const CATEGORY_FIELDS = fields(`
  children_count id is_active level name parent_id path position product_count sku url_key url_path
  *.children_data.id *.id
`)

export const ATTRIBUTE_FIELDS = fields(`
  activity attribute_code attribute_id default_frontend_label default_value entity_type_id frontend_input
  frontend_label id is_user_defined is_visible_on_front is_visible is_comparable options tier_prices
`)

/** Of products in lists. */
export const LIST_FIELDS = fields(`
  activity configurable_children.attributes configurable_children.id configurable_children.final_price
  configurable_children.color configurable_children.original_price
  configurable_children.original_price_incl_tax configurable_children.price
  configurable_children.price_incl_tax configurable_children.size configurable_children.sku
  configurable_children.special_price configurable_children.special_price_incl_tax
  configurable_children.tier_prices final_price id image name new original_price_incl_tax original_price
  price price_incl_tax product_links sale special_price special_to_date special_from_date
  special_price_incl_tax status tax_class_id tier_prices type_id url_path url_key *image *sku *small_image
`)

export const LIST_FIELDS_LEFT_OUT = fields(`
  attribute_set_id configurable_options description sgn *.sgn msrp_display_actual_price_type
  *.msrp_display_actual_price_type required_options media_gallery stock.use_config_min_qty
  stock.use_config_notify_stock_qty stock.stock_id stock.use_config_backorders
  stock.use_config_enable_qty_inc stock.enable_qty_increments stock.use_config_manage_stock
  stock.use_config_min_sale_qty stock.notify_stock_qty stock.use_config_max_sale_qty stock.qty_increments
  stock.stock_status_changed_auto stock.show_default_notification_message stock.use_config_qty_increments
  stock.is_decimal_divided
`)

/** Of one product, which is loaded with all others. */
export const PRODUCT_FIELDS_LEFT_OUT = fields(`
  attribute_set_id created_at has_options msrp_display_actual_price_type *.msrp_display_actual_price_type
  options_container required_options small_image stock.enable_qty_increments stock.is_decimal_divided
  stock.manage_stock stock.notify_stock_qty stock.qty_increments stock.show_default_notification_message
  stock.stock_id stock.stock_status_changed_auto stock.use_config_qty_increments stock.use_config_min_qty
  stock.use_config_notify_stock_qty stock.use_config_backorders stock.use_config_enable_qty_inc
  stock.use_config_manage_stock stock.use_config_min_sale_qty stock.use_config_max_sale_qty sgn *.sgn
  updated_at
`)

/** Of a product that goes into the cart or an order. */
export const CART_FIELDS_LEFT_OUT = fields(`
  category category_ids configurable_children configurable_options description media_gallery product_links
  stock
`)
