# Zderzenie Światów, dom shadows: tytuły, potem słowa pojedynczych kart.

title-keyforgery = Fałszywka

card-keyforgery = „{ title-keyforgery }”
