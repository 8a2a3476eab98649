"""The seven Chosen. What an ability does stands where its rule is; here is who has it."""

CHOSEN = ("anuth", "telron", "celethe", "leheir", "sanya", "kolbor-malabor", "cr-2t1")
ANUTH, TELRON, CELETHE, LEHEIR, SANYA, KOLBOR_MALABOR, CR_2T1 = range(7)

ANUTH_STRENGTH = 2
TELRON_ENERGY = 4
LEHEIR_GLORY = 1
CR_2T1_GLORY = 3
CR_2T1_REGIONS = 2
